import { beforeEach, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createStaff } from './staff.ts'

describeOnBothDatabases('the staff table', open => {
  const staff = () => createStaff(open().db)
  beforeEach(async () => {
    await open().db.deleteFrom('staff').execute()
    await staff().importAll([
      { code: ' HK0207 ', name: '陳小明', isActive: true },
      { code: 'HK0001', name: 'Lee Ka Yan', isActive: false },
    ])
  })

  test.each([
    ['HK0207', '陳小明', 'HK0207'],
    [' hk0207', '陳小明 ', 'HK0207'],
    ['ＨＫ０２０７', '陳小明', 'HK0207'],
    ['HK0207', '陳大明', undefined],
    ['HK9999', '陳小明', undefined],
    ['HK0001', 'Lee Ka Yan', undefined],
    ['', '', undefined],
    ['HK%', '陳小明', undefined],
    ['H'.repeat(10_000), '陳小明', undefined],
  ])('%j with %j is %j (M-045, MO-18)', async (code, name, found) =>
    expect((await staff().find(code, name, 1))?.code).toBe(found),
  )

  test('an import changes those it knows and keeps the rest (MO-18)', async () => {
    await staff().importAll([
      { code: 'hk0001', name: 'Lee Ka Yan', isActive: true },
      { code: 'HK0300', name: 'Wong Tai Sin', isActive: true },
    ])
    expect(await staff().find('HK0001', 'lee ka yan', 1)).toBeDefined()
    expect(await staff().find('HK0207', '陳小明', 1)).toBeDefined()
    expect(await open().db.selectFrom('staff').select('code').execute()).toHaveLength(3)
  })

  test('an import with a wrong line changes nothing', async () => {
    await expect(
      staff().importAll([
        { code: 'HK1', name: 'A', isActive: true },
        { code: '', name: 'B', isActive: true },
      ]),
    ).rejects.toThrow(RangeError)
    expect(await staff().find('HK1', 'A', 1)).toBeUndefined()
  })

  test('it knows whether it is empty', async () => {
    expect(await staff().isEmpty()).toBe(false)
    await open().db.deleteFrom('staff').execute()
    expect(await staff().isEmpty()).toBe(true)
  })
})
