import './run/readEnv.js'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createTransport } from 'nodemailer'
import { deploy } from './deploy/deploy.ts'

/** What a mail repeats of a program's output: its end. */
const MAX_OUTPUT = 4000
const execute = promisify(execFile)

/** @throws Error with the end of the output */
async function run(command: string, words: string[]): Promise<string> {
  try {
    return (await execute(command, words, { maxBuffer: 100_000_000 })).stdout
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
    throw new Error(`${stdout}${stderr}`.trim().slice(-MAX_OUTPUT) || message)
  }
}

/** Mails to `ALARM_EMAIL`, as the server does its alarms, and says the same in the log. */
async function mail(subject: string, text: string): Promise<void> {
  console.error(`${subject}\n${text}`)
  const { SMTP_URL, MAIL_FROM, ALARM_EMAIL } = process.env
  if (!SMTP_URL || !ALARM_EMAIL) return
  await createTransport(SMTP_URL).sendMail({ from: MAIL_FROM ?? ALARM_EMAIL, to: ALARM_EMAIL, subject, text })
}

// Not the day at the office, whose time zone is content: a mistake in that file must not keep its correction from being fetched.
const today = new Date().toISOString().slice(0, 10)
const isDone = await deploy({ run, mail, folder: '.', today })
if (!isDone) process.exitCode = 1
