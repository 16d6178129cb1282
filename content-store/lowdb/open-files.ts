import type { PasswordCost } from '#platform/password.ts'
import type { ContentStorage } from '../storage.ts'
import { openAuditFiles } from './audit-files.ts'
import { openCampaignFiles } from './campaign-files.ts'
import { openLetterFile } from './letter-files.ts'
import { openMediaFiles } from './media-files.ts'
import { openOperatorFiles } from './operator-files.ts'
import { openPageFiles } from './page-files.ts'
import { openReviewFiles } from './review-files.ts'
import { openSavedPartFiles } from './saved-part-files.ts'

interface FilesOptions {
  readonly clock: () => number
  readonly report: (error: unknown) => void
  readonly passwordCost?: PasswordCost | undefined
  readonly idleMs?: number | undefined
}

/**
 * Everything in one folder, for one process.
 * @throws Error naming the file, when one cannot be read
 */
export async function openFiles(
  directory: string,
  { clock, report, passwordCost, idleMs }: FilesOptions,
): Promise<ContentStorage> {
  const repository = await openPageFiles(directory)
  const campaigns = await openCampaignFiles(directory)
  const reviews = await openReviewFiles(directory)
  const saved = await openSavedPartFiles(directory)
  const audit = await openAuditFiles(directory)
  const operators = await openOperatorFiles(directory, {
    clock,
    idleMs,
    ...(passwordCost && { passwordCost }),
  })
  const media = await openMediaFiles(directory, report)
  const letters = await openLetterFile(directory)
  return {
    repository,
    campaigns,
    reviews,
    saved,
    audit,
    operators,
    media,
    letters,
    exclusively: (_, job) => job(),
    async close() {
      await Promise.all([repository, campaigns, reviews, audit, saved, letters].map(each => each.close()))
    },
  }
}
