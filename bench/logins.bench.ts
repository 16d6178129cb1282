import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import express from 'express'
import { isAccount } from '#api/auth/account-store.ts'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import { type BenchResult, percentile } from './result.ts'

/** Wrong logins a second, each from an address of its own; half of them name no account. */
const WRONG_PER_SECOND = 40
const SECONDS = 10
/** Pause between two right logins. Milliseconds. */
const RIGHT_EVERY_MS = 250
const RIGHT = (SECONDS * 1000) / RIGHT_EVERY_MS
const PASSWORD = 'raincoat7'
/** The slowest right login. Milliseconds. */
const LONGEST_MS = 1000

const LOGIN =
  'mutation userLogin($input: UserLoginInput!) { userLogin(userLoginInput: $input) { token userErrors { code } } }'

const PICTURE = 'mutation getImageVerifyCode { getImageVerifyCode { image token } }'

interface LoginAnswer {
  readonly userLogin: {
    readonly token: string | null
    readonly userErrors: readonly { readonly code: string }[]
  }
}
interface PictureAnswer {
  readonly getImageVerifyCode: { readonly image: string; readonly token: string }
}

async function addMembers({ services }: Commerce, name: string, count: number): Promise<void> {
  const password_hash = await services.passwords.hash(PASSWORD)
  for (let number = 0; number < count; number += 1) {
    const made = await services.accounts.create({
      email: `${name}-${number}@example.com`,
      is_email_verified: 1,
      country_code: 'HK',
      first_name: 'Siu Ming',
      last_name: 'Chan',
      sign_up_method: 'memberSignUp',
      created_at: Date.now(),
      password_hash,
    })
    if (!isAccount(made)) throw new Error(`${name} ${number} exists already.`)
  }
}

/** Right logins while others guess, from new addresses and in browsers that the shop does not know. */
export async function run(): Promise<BenchResult[]> {
  // Programs cannot read pictures: these are made of their text.
  const services = { drawCode: async (code: string) => `data:,${code}` }
  const commerce = await createCommerce({ database: 'sqlite::memory:', pollMs: 0, services })
  const app = express().set('trust proxy', true).use('/api/graphql', commerce.router)
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql`
  let visitors = 0
  let pictures = 0
  const newAddress = () => {
    visitors += 1
    return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  }
  const ask = async <Data>(operation: string, from: string, body: object): Promise<Data> => {
    const response = await fetch(`${url}/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { readonly data: Data }).data
  }
  const login = async (from: string, input: object) => {
    const { userLogin } = await ask<LoginAnswer>('userLogin', from, { query: LOGIN, variables: { input } })
    return userLogin
  }
  /** Logs in, and reads a picture where one is asked for. */
  const loginRightly = async (account: string): Promise<boolean> => {
    const from = newAddress()
    const credentials = { account, password: PASSWORD }
    const first = await login(from, credentials)
    if (first.userErrors[0]?.code !== 'IMAGE_CODE_MISSING') return first.token !== null
    pictures += 1
    const { getImageVerifyCode: picture } = await ask<PictureAnswer>('getImageVerifyCode', from, {
      query: PICTURE,
    })
    const reading = { imageVerifyCode: picture.image.slice('data:,'.length), imageVerifyToken: picture.token }
    return (await login(from, { ...credentials, ...reading })).token !== null
  }
  const wrongCount = WRONG_PER_SECOND * SECONDS
  await addMembers(commerce, 'right', RIGHT)
  await addMembers(commerce, 'guessed', wrongCount / 2)

  const guesses: Promise<unknown>[] = []
  const guessing = (async () => {
    const begin = performance.now()
    for (let number = 0; number < wrongCount; number += 1) {
      await pause(Math.max(0, begin + (number * 1000) / WRONG_PER_SECOND - performance.now()))
      const name = number % 2 === 0 ? `guessed-${number / 2}` : `unknown-${number}`
      guesses.push(login(newAddress(), { account: `${name}@example.com`, password: 'wrong-one1' }))
    }
  })()
  const took: number[] = []
  let refused = 0
  const rights: Promise<void>[] = []
  for (let number = 0; number < RIGHT; number += 1) {
    rights.push(
      (async () => {
        const begin = performance.now()
        if (!(await loginRightly(`right-${number}@example.com`))) refused += 1
        took.push(performance.now() - begin)
      })(),
    )
    await pause(RIGHT_EVERY_MS)
  }
  await Promise.all([guessing, ...rights])
  await Promise.all(guesses)
  server.closeAllConnections()
  server.close()
  await commerce.close()
  return [
    {
      name: `slowest of ${RIGHT} right logins while ${WRONG_PER_SECOND} wrong ones a second come from as many addresses`,
      value: refused > 0 ? Number.POSITIVE_INFINITY : Math.max(...took),
      unit: 'ms',
      must: { atMost: LONGEST_MS },
      details: `median ${percentile(took, 0.5).toFixed(0)} ms, p95 ${percentile(took, 0.95).toFixed(0)} ms; ${refused} refused, ${pictures} asked to read a picture; half of the wrong ones name no account, the others a different one each`,
    },
  ]
}
