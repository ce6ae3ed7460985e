/** Tells the script that started the app that hydration is done (scripts/build/startClient.js). */
export const tellReady = () => void setTimeout(() => window.dispatchEvent(new Event('app-ready')))
