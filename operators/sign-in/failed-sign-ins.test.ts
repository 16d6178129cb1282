import { describe } from 'vitest'
import { testFailedSignIns } from './failed-sign-ins.contract.ts'
import { failedSignInsInMemory } from './failed-sign-ins.ts'

describe('wrong passwords counted in memory', () => {
  testFailedSignIns(failedSignInsInMemory)
})
