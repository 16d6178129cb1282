import type { Services } from '../services.ts'

/** The code in the newest message to a receiver. */
export async function codeTo({ outbox }: Pick<Services, 'outbox'>, receiver: string): Promise<string> {
  const [newest] = await outbox.list(receiver)
  const code = /\d{6}/.exec(newest?.text.replace(receiver, '') ?? '')?.[0]
  if (code === undefined) throw new Error(`No code for ${receiver} in the outbox`)
  return code
}
