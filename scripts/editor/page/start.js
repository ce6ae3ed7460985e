import CMS from '@sveltia/cms'

// Beside the page, so that the page holds no script of its own and its policy can be strict.
const answer = await fetch(`${import.meta.env.BASE_URL}config.json`)
CMS.init({ config: await answer.json() })
