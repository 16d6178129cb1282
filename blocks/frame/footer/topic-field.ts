/** Name of the boxes of topics in the sign-up form. */
export const TOPIC = 'topic'
