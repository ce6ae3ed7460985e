/** Tells the script that has started the app that it has taken over the page (scripts/build/startClient.js). */
export const tellReady = () => void setTimeout(() => window.dispatchEvent(new Event('app-ready')))
