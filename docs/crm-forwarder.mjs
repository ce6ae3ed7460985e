// Takes inquiries from the website and brings them into HubSpot, Salesforce or Pipedrive, as webhook.md describes. Run it in the
// project's folder: node docs/crm-forwarder.mjs
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const { CRM, CRM_URL, CRM_TOKEN, WEBHOOK_SECRET, PORT = '4400' } = process.env
const webhook = new Webhook(WEBHOOK_SECRET)

async function call(method, path, headers, body) {
  const response = await fetch(CRM_URL + path, { method, headers, body, signal: AbortSignal.timeout(15_000) })
  // HubSpot answers 207 when it didn't take the contact. Not the answer's text, which may quote the visitor.
  if (!response.ok || response.status === 207)
    throw new Error(`${method} ${path.split('?')[0]}: ${response.status}`)
  return response.json()
}
const json = (headers) => ({ 'content-type': 'application/json', ...headers })

/** Each can be repeated: a copy changes what the first one created. */
const crms = {
  hubspot({ email, firstName: firstname, lastName: lastname, company, jobTitle: jobtitle, phone, message }) {
    const properties = { email, firstname, lastname, company, jobtitle, phone, message }
    const inputs = [{ id: email, idProperty: 'email', properties }]
    const headers = json({ authorization: `Bearer ${CRM_TOKEN}` })
    return call('POST', '/crm/objects/2026-03/contacts/batch/upsert', headers, JSON.stringify({ inputs }))
  },

  async salesforce({ reference, firstName, lastName, email, company, jobTitle, phone, message }) {
    const authorization = `Basic ${Buffer.from(CRM_TOKEN).toString('base64')}`
    const grant = new URLSearchParams({ grant_type: 'client_credentials' })
    const { access_token } = await call('POST', '/services/oauth2/token', { authorization }, grant)
    const lead = {
      // Required there, while a name of one word has none.
      LastName: (lastName || firstName).slice(0, 80),
      FirstName: lastName ? firstName.slice(0, 40) : undefined,
      Company: company,
      Email: email,
      Title: jobTitle,
      Phone: phone,
      Description: message,
      LeadSource: 'Website',
    }
    const path = `/services/data/v62.0/sobjects/Lead/Inquiry_Reference__c/${reference}`
    return call('PATCH', path, json({ authorization: `Bearer ${access_token}` }), JSON.stringify(lead))
  },

  async pipedrive({ reference, form, name, email, company, phone }) {
    const headers = json({ 'x-api-token': CRM_TOKEN })
    const find = async (kind, term, fields) => {
      const query = new URLSearchParams({ term, fields, exact_match: 'true' })
      const { data } = await call('GET', `/api/v2/${kind}/search?${query}`, headers)
      return data.items[0]?.item.id
    }
    const add = async (path, body) => (await call('POST', path, headers, JSON.stringify(body))).data.id
    const title = `${company}, ${form} ${reference}`
    if (await find('leads', title, 'title')) return
    const emails = [{ value: email, primary: true, label: 'work' }]
    const phones = phone ? [{ value: phone, primary: true, label: 'work' }] : []
    const person_id =
      (await find('persons', email, 'email')) ?? (await add('/api/v2/persons', { name, emails, phones }))
    await add('/api/v1/leads', { title, person_id })
  },
}

createServer(async (request, response) => {
  try {
    const chunks = await request.toArray()
    const { data } = webhook.verify(Buffer.concat(chunks).toString(), request.headers)
    if (!data.isSuspicious) await crms[CRM](data)
    response.writeHead(204).end()
  } catch (error) {
    // The website sends it again. Not 502 to 504, for which it would keep all others back as well.
    process.stderr.write(`${error.message}\n`)
    response.writeHead(500).end()
  }
}).listen(Number(PORT), '127.0.0.1', () =>
  process.stdout.write(`Inquiries for ${CRM} at http://127.0.0.1:${PORT}\n`),
)
