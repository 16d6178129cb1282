import { describe, onTestFinished } from 'vitest'
import { testStorage } from '../storage.contract.ts'
import { temporaryFolder } from '../testing/open-for-test.ts'
import { openFiles } from './open-files.ts'

describe('content in files', () => {
  testStorage(async () => {
    const directory = await temporaryFolder()
    const open = async () => {
      const storage = await openFiles(directory, {
        clock: Date.now,
        report: error => {
          throw error
        },
        passwordCost: { kind: 'scrypt', log2N: 4, blockSize: 8, parallelism: 1 },
      })
      onTestFinished(() => storage.close())
      return storage
    }
    return { storage: await open(), reopen: open }
  })
})
