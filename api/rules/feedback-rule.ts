import { isEmailAddress } from './email-address.ts'
import { isPersonName, MAX_NAME } from './person.ts'
import { isPhone, normalisePhone } from './phone.ts'
import { lengthOf, typedCode, typedLine, typedWords } from './typed-text.ts'

/** A message to customer service, in the order its form asks. Source: M-169, L-097. */
export const FEEDBACK_FIELDS = ['name', 'email', 'subject', 'mobile', 'content'] as const
export type FeedbackField = (typeof FEEDBACK_FIELDS)[number]
/** Fields the sender typed; empty fields are empty texts. */
export type FeedbackTyped = Readonly<Record<FeedbackField, string>>

/** Longest subject (characters, not bytes). Source: MO-86. */
export const MAX_SUBJECT = 100

export type FeedbackProblem = 'missing' | 'tooLong' | 'wrong'
export type FeedbackProblems = Readonly<Partial<Record<FeedbackField, FeedbackProblem>>>

/** As it is sent and kept: trimmed, the mobile with its prefix or not there at all. Source: M-175, M-176, L-107, L-108. */
export type FeedbackMessage = Omit<FeedbackTyped, 'mobile'> & { readonly mobile?: string }

/** Control characters break headers of letters, half a surrogate pair breaks databases. */
const isPlain = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text)

const nameProblem = (name: string): FeedbackProblem | undefined =>
  lengthOf(name) > MAX_NAME ? 'tooLong' : isPersonName(name) ? undefined : 'wrong'

const words = (text: string, max: number): FeedbackProblem | undefined =>
  lengthOf(text) > max ? 'tooLong' : isPlain(text.replace(/[\n\r\t]/g, ' ')) ? undefined : 'wrong'

/** Problem of a field as it was read; one that may be empty and is has no problem. */
const PROBLEM_OF: Readonly<
  Record<FeedbackField, (text: string, maxContent: number) => FeedbackProblem | undefined>
> = {
  name: nameProblem,
  email: email => (isEmailAddress(email) && isPlain(email) ? undefined : 'wrong'),
  subject: subject => (isPlain(subject) ? words(subject, MAX_SUBJECT) : 'wrong'),
  mobile: mobile => (isPhone(normalisePhone(mobile)) ? undefined : 'wrong'),
  content: words,
}

/** A subject keeps its line breaks, for which it is refused. */
const READ: Readonly<Record<FeedbackField, (typed: string) => string>> = {
  name: typedLine,
  email: typedCode,
  subject: typedWords,
  mobile: typedCode,
  content: typedWords,
}

/**
 * Checks a message by the rule that form and server share. Source: M-170 … M-176, L-098 … L-108, LO-90, MO-86 … MO-88. A
 * subject of one line is ours: it heads a letter.
 *
 * @returns the errors by field, and the message as it would be sent
 */
export function readFeedback(
  typed: FeedbackTyped,
  maxContent: number,
): {
  readonly problems: FeedbackProblems
  readonly message: FeedbackMessage
} {
  const read = Object.fromEntries(
    FEEDBACK_FIELDS.map(field => [field, READ[field](typed[field])]),
  ) as unknown as FeedbackTyped // every field is there, by construction
  const problems: Partial<Record<FeedbackField, FeedbackProblem>> = {}
  for (const field of FEEDBACK_FIELDS) {
    const text = read[field]
    const isOptional = field === 'mobile'
    const problem = text === '' ? (isOptional ? undefined : 'missing') : PROBLEM_OF[field](text, maxContent)
    if (problem) problems[field] = problem
  }
  const { mobile, ...rest } = read
  return { problems, message: { ...rest, ...(mobile && { mobile: normalisePhone(mobile) }) } }
}
