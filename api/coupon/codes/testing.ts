import type { Database } from '../../database/database.ts'
import { createCodeBatches } from './code-batches.ts'
import { makeCodes } from './make-codes.ts'

/** Makes codes of a campaign and hands them out, as an operator would. */
export async function someCodes(
  db: Database,
  campaign: string,
  { count = 5, pattern = 'TRAIL-####-####', now }: { count?: number; pattern?: string; now: number },
): Promise<{ readonly batch: string; readonly codes: readonly string[] }> {
  const batches = createCodeBatches(db)
  const deed = { by: 'ada', now, reason: '' }
  const made = await batches.make({ id: crypto.randomUUID(), campaign, pattern, count }, deed)
  if (!made.ok) throw new Error(made.refusal.reason)
  await makeCodes(db, now)
  const exported = await batches.export(made.value.id, deed)
  if (!exported.ok) throw new Error(exported.refusal.reason)
  return { batch: made.value.id, codes: exported.value.codes }
}
