/** Signals the end of hydration to the start script (scripts/build/startClient.js). */
export const announceReady = () => void setTimeout(() => window.dispatchEvent(new Event('app-ready')))
