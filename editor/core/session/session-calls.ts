import { orNull } from '#operators/client/operations.ts'
import type { Operations } from '../../kit/operation-client.ts'
import { sendSteps, stepsAfter } from '../../kit/services/page-calls.ts'
import type { SessionPorts } from './page-session.ts'

/** The session of a page over the operations of staff. */
export const sessionCalls = (
  operations: Operations,
  key: string,
  operator: string,
): Pick<SessionPorts, 'send' | 'stepsAfter' | 'log' | 'load'> => ({
  send: (base, steps) => sendSteps(operations, { key, by: operator }, base, steps),
  stepsAfter: revision => stepsAfter(operations, key, revision),
  log: () => operations.read('pages.activity', { key }),
  load: async () => (await orNull(operations.read('pages.open', { key }))) ?? undefined,
})
