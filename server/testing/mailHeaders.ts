/** Every header a mail to sales may have. */
export const MAIL_HEADERS = [
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-enquiry-reference',
  'x-enquiry-score',
  'x-enquiry-sender',
]
