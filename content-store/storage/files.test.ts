import { describe } from 'vitest'
import { openFiles } from '../testing/open-files.ts'
import { testStorage } from './content.contract.ts'
import { temporaryFolder } from '../testing/open-for-test.ts'

describe('content in files', () => {
  testStorage(async () => {
    const directory = await temporaryFolder()
    const open = () => openFiles(directory)
    return { storage: await open(), reopen: open }
  })
})
