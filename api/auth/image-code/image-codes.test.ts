import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { READABLE, readCode } from '../../testing/members.ts'
import { NOW } from '../../testing/serve.ts'
import { CODE_SIGNS, drawCode } from './draw-code.ts'
import { createImageCodes } from './image-codes.ts'

const LIFE = 5 * 60_000

describeOnBothDatabases('image codes', open => {
  beforeEach(async () => void (await open().db.deleteFrom('image_code').execute()))
  const codes = () => createImageCodes(open().db, READABLE.drawCode)
  const made = async () => {
    const { image, token } = await codes().make(NOW)
    return { token, code: readCode(image) }
  }

  test('four signs without look-alikes; each picture has a token of its own (M-223, MO-11)', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, made))
    for (const { code, token } of all) {
      expect(code).toMatch(new RegExp(`^[${CODE_SIGNS}]{4}$`))
      expect(token).toMatch(/^[\w-]{43}$/)
    }
    expect(new Set(all.map(({ token }) => token)).size).toBe(30)
    expect(CODE_SIGNS).not.toMatch(/[01258BDGILOQSUVZ]/)
  })

  test('is right in either case, and once only (MO-11)', async () => {
    const { token, code } = await made()
    const reading = { token, code: ` ${code.toLowerCase()} ` }
    expect(await codes().isRead(reading, NOW)).toBe(true)
    expect(await codes().isRead(reading, NOW)).toBe(false)
  })

  test.each([
    ['a minute', 60_000, true],
    ['hours', 3 * 3_600_000, false],
    ['years', 3 * 365 * 24 * 3_600_000, false],
  ])(
    'after the clock is set back by %s it does not live until the clock has caught up',
    async (_, back, isValid) => {
      const [one, other] = [await made(), await made()]
      expect(await codes().isRead(one, NOW - back)).toBe(isValid)
      expect(await codes().purge(NOW - back)).toBe(isValid ? 0 : 1)
      expect(await codes().isRead(other, NOW - back)).toBe(isValid)
    },
  )

  test('a wrong reading uses the picture up too (MO-11)', async () => {
    const { token, code } = await made()
    expect(await codes().isRead({ token, code: '????' }, NOW)).toBe(false)
    expect(await codes().isRead({ token, code }, NOW)).toBe(false)
  })

  test('of many readings at the same time one counts (MO-11)', async () => {
    const reading = await made()
    const answers = await Promise.all(Array.from({ length: 10 }, () => codes().isRead(reading, NOW)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('holds for five minutes (MO-11)', async () => {
    const [early, late] = [await made(), await made()]
    expect(await codes().isRead(early, NOW + LIFE - 1)).toBe(true)
    expect(await codes().isRead(late, NOW + LIFE)).toBe(false)
  })

  test('the code of another picture, an unknown token and endless texts are wrong', async () => {
    const [one, other] = [await made(), await made()]
    expect(await codes().isRead({ token: one.token, code: `${other.code}x` }, NOW)).toBe(false)
    expect(await codes().isRead({ token: 'unknown', code: one.code }, NOW)).toBe(false)
    expect(await codes().isRead({ token: 'x'.repeat(100_000), code: 'x'.repeat(100_000) }, NOW)).toBe(false)
  })

  test('neither token nor code is readable at rest (MO-11)', async () => {
    const { token, code } = await made()
    const [row] = await open().db.selectFrom('image_code').selectAll().execute()
    expect(Object.values(row ?? {}).join(' ')).not.toContain(token)
    expect(row?.code_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(row?.code_hash).not.toContain(code)
  })

  test('what has run out is deleted', async () => {
    await made()
    const { token, code } = await made()
    await codes().isRead({ token, code }, NOW)
    expect(await codes().purge(NOW + LIFE)).toBe(1)
  })
})

describe('the picture', () => {
  test('is pixels, not outlines a program could read (MO-11)', async () => {
    const image = await drawCode('AC47')
    const [, base64 = ''] = image.split('data:image/png;base64,')
    const { format, width, height } = await sharp(Buffer.from(base64, 'base64')).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 260, height: 96 })
    expect(base64.length).toBeLessThan(20_000)
  })

  test('differs each time for the same code', async () => {
    expect(await drawCode('AC47')).not.toBe(await drawCode('AC47'))
  })
})
