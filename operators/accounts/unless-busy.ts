import { QueueFull } from '#platform/work-queue.ts'
import { type Outcome, refuse } from '../outcome.ts'

/** Refuses while too many passwords wait to be hashed. */
export async function unlessBusy<Data>(job: Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  try {
    return await job
  } catch (error) {
    if (error instanceof QueueFull) return refuse(429, 'tooManyLogins')
    throw error
  }
}
