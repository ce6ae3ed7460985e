import { type HTMLElement, parse } from 'node-html-parser'
import { escapeHtml } from '#content/schema/escape.ts'
import { CAMPAIGN_FIELD, HONEYPOT_FIELD } from '#content/schema/inquiryRequest.ts'
import type { ProblemError } from '../http/HttpProblem.ts'

/** The page that has both forms. */
export const FORM_PATH = '/contact'

export interface FormAnswer {
  /** The submitted text values. */
  values: Record<string, string>
  /** The message above the form. */
  message: string
  errors: ProblemError[]
}

/**
 * Renders a pre-rendered page with a form as the visitor left it: values filled in, messages beside their fields
 * (`[data-error-for]`), a summary (`[data-error-summary]`), and no scripts, which would undo it.
 * @param action the end of the submitted form's `action`
 * @returns undefined if the page has no such form
 */
export function fillForm(html: string, action: string, answer: FormAnswer): string | undefined {
  const page = parse(html)
  const form = page.querySelectorAll('form').find((one) => one.getAttribute('action')?.endsWith(action))
  if (!form) return undefined
  for (const node of page.querySelectorAll('script, link[rel="modulepreload"]')) node.remove()
  const title = page.querySelector('title')
  if (title) title.textContent = `Error: ${title.text}`
  showForm(page, form)
  for (const link of page.querySelectorAll('a[href^="?"]'))
    link.setAttribute('href', FORM_PATH + link.getAttribute('href'))
  for (const control of form.querySelectorAll('input, select, textarea')) fill(control, answer)
  for (const place of form.querySelectorAll('[data-error-for]')) showError(form, place, answer)
  keepCampaign(form, answer)
  summarize(form, answer)
  return page.toString()
}

/** Where scripts can run, the page shows the form of one tab until they do; in this page, none will. */
function showForm(page: HTMLElement, form: HTMLElement): void {
  const closed = form.closest('[data-closed]')
  if (!closed?.parentNode) return
  for (const panel of closed.parentNode.children) panel.setAttribute('data-closed', '')
  closed.removeAttribute('data-closed')
  page.querySelector('[data-selected]')?.removeAttribute('data-selected')
  page.querySelector(`[aria-controls="${closed.id}"]`)?.setAttribute('data-selected', '')
}

function fill(control: HTMLElement, { values, errors }: FormAnswer): void {
  const name = control.getAttribute('name')
  if (!name || name === HONEYPOT_FIELD || control.getAttribute('type') === 'hidden') return
  const value = values[name] ?? ''
  if (control.tagName === 'TEXTAREA') control.textContent = value
  else if (control.tagName === 'SELECT') select(control, value)
  else control.setAttribute('value', escapeHtml(value))
  if (errors.some(({ pointer }) => pointer === `/${name}`)) control.setAttribute('aria-invalid', 'true')
}

/** The form of a landing page comes back as the one of the contact page, which has none. */
function keepCampaign(form: HTMLElement, { values }: FormAnswer): void {
  const campaign = values[CAMPAIGN_FIELD]
  if (campaign)
    form.insertAdjacentHTML(
      'beforeend',
      `<input type="hidden" name="${CAMPAIGN_FIELD}" value="${escapeHtml(campaign)}">`,
    )
}

function select(control: HTMLElement, value: string): void {
  const options = control.querySelectorAll('option')
  options.find((option) => option.getAttribute('value') === value)?.setAttribute('selected', '')
}

function showError(form: HTMLElement, place: HTMLElement, { errors }: FormAnswer): void {
  const name = place.getAttribute('data-error-for')
  const error = errors.find(({ pointer }) => pointer === `/${name}`)
  if (!error || !name) return
  place.textContent = error.detail
  place.removeAttribute('hidden')
  const control = controlNamed(form, name)
  const hint = control?.getAttribute('aria-describedby')
  control?.setAttribute('aria-describedby', hint ? `${hint} ${place.id}` : place.id)
}

function summarize(form: HTMLElement, { message, errors }: FormAnswer): void {
  const summary = form.querySelector('[data-error-summary]')
  if (!summary) return
  // The summary may be a paragraph, which can't contain a list.
  const lines = errors.map(({ pointer, detail }) => {
    const id = controlNamed(form, pointer.slice(1))?.id
    return id ? `<a href="#${escapeHtml(id)}">${escapeHtml(detail)}</a>` : escapeHtml(detail)
  })
  summary.innerHTML = [escapeHtml(message), ...lines].join('<br>')
  summary.removeAttribute('hidden')
  summary.setAttribute('tabindex', '-1')
  summary.setAttribute('autofocus', '')
}

const controlNamed = (form: HTMLElement, name: string) =>
  form.querySelectorAll('input, select, textarea').find((control) => control.getAttribute('name') === name)
