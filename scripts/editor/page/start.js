import CMS from '@sveltia/cms'
import { showProblems } from './showProblems.js'

// A separate file, so that the page has no inline script and its policy can be strict.
const answer = await fetch(`${import.meta.env.BASE_URL}config.json`)
const text = await answer.text()
const { choices } = JSON.parse(text)
const { config } = JSON.parse(text, (key, value) =>
  key === 'options' && typeof value === 'string' ? choices[value] : value,
)
CMS.init({ config })
if (document.querySelector('meta[name="cms-host"][content="disk"]')) {
  showProblems()
  // Sveltia opens its store of unsaved work before the first folder is chosen, and keeps none until the page is loaded again.
  const isNew = !localStorage.getItem('sveltia-cms.user')
  if (isNew) addEventListener('hashchange', () => location.reload(), { once: true })
}
