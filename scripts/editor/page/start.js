import CMS from '@sveltia/cms'

// A separate file, so that the page has no inline script and its policy can be strict.
const answer = await fetch(`${import.meta.env.BASE_URL}config.json`)
CMS.init({ config: await answer.json() })
