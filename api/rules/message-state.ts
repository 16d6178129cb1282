/** States of a message to customer service. */
export const MESSAGE_STATES = ['NEW', 'IN_WORK', 'ANSWERED'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** State of the mail of an answer; one that was given up puts its message back to work. */
export type AnswerState = 'READY' | 'SENT' | 'GIVEN_UP'
