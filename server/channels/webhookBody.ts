import { answerDueAt } from '#content/schema/officeTime.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { SUSPICION_THRESHOLD } from '../inquiry/rateSuspicion.ts'

/**
 * Writes an inquiry as JSON for other systems: version 1 of the format in docs/webhook.md. The same inquiry always gives the
 * same bytes.
 */
export function webhookBody(inquiry: Inquiry, siteUrl: string | undefined): string {
  const { reference, kind, receivedAt, fields, attribution, suspicion } = inquiry
  const { name = '', email = '', company = '', companySize = '', ...others } = fields
  const [firstName = '', ...lastNames] = name.trim().split(/\s+/)
  return JSON.stringify({
    type: 'inquiry.created',
    timestamp: receivedAt,
    data: {
      version: 1,
      reference,
      form: kind,
      receivedAt,
      answerDueAt: answerDueAt(new Date(receivedAt)).toISOString(),
      name,
      // CRMs want them apart. A guess, which is why the whole name is there as well.
      firstName,
      lastName: lastNames.join(' '),
      email,
      company,
      companySize,
      ...others,
      site: siteUrl ?? null,
      source: attribution,
      isSuspicious: suspicion.score >= SUSPICION_THRESHOLD,
      suspicion: suspicion.signs,
    },
  })
}
