import { type Refusal, refuse } from '#operators/outcome.ts'
import type { ZipProblem } from '#platform/zip/read-zip.ts'

const MIB = 1024 * 1024

/** The refusal of an archive that is not read. */
export function zipRefusal(problem: ZipProblem): Refusal {
  switch (problem.key) {
    case 'notZip':
      return refuse(415, 'archiveNotZip')
    case 'tooManyEntries':
      return refuse(413, 'archiveTooMany', { values: { max: problem.max } })
    case 'unpacksTooLarge':
      return refuse(413, 'archiveUnpacksTooLarge', { values: { max: problem.max / MIB } })
    case 'entryTooLarge':
      return refuse(413, 'archiveFileTooLarge', { values: { name: problem.name, max: problem.max / MIB } })
    case 'outside':
      return refuse(422, 'archiveOutside', { values: { name: problem.name } })
    case 'link':
      return refuse(422, 'archiveLink', { values: { name: problem.name } })
    case 'encrypted':
      return refuse(422, 'archiveEncrypted', { values: { name: problem.name } })
    case 'twice':
      return refuse(422, 'archiveTwice', { values: { name: problem.name } })
    case 'broken':
      return refuse(422, 'archiveBroken', { values: { name: problem.name } })
  }
}
