import { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import { ROLES } from '#operators/operator.ts'
import { begunAt, usedAtOf } from '#operators/sign-in/session-life.ts'

/** The operators as stored. */
export const operatorsSchema = z.object({
  operators: z.array(
    z.object({
      name: z.string(),
      role: z.enum(ROLES),
      passwordHash: z.string(),
      mail: z.object({ address: z.string(), locale: z.enum(LOCALES) }).optional(),
      secondFactor: z
        .object({
          secret: z.string(),
          usedStep: z.number(),
          recovery: z.array(z.string()),
          since: z.number(),
        })
        .optional(),
      pendingFactor: z.object({ secret: z.string(), at: z.number() }).optional(),
      endsAt: z.number().optional(),
      program: z
        .object({
          keyHash: z.string(),
          isReadOnly: z.boolean(),
          callsPerMinute: z.number(),
          since: z.number(),
          usedAt: z.number().optional(),
        })
        .optional(),
    }),
  ),
  demanding: z.array(z.enum(ROLES)).default([]),
  /** Removed accounts; their names are never given again. */
  gone: z.array(z.object({ name: z.string(), at: z.number(), heir: z.string().optional() })).default([]),
})

/** Their sessions as stored. */
export const sessionsSchema = z.object({
  sessions: z.array(
    z
      .object({
        tokenHash: z.string(),
        name: z.string(),
        expiresAt: z.number(),
        usedAt: z.number().nullish(),
        device: z.string().default(''),
        provedAt: z.number().nullish(),
      })
      .transform(session => ({
        ...session,
        usedAt: usedAtOf(session),
        // The password of sessions of versions that did not store it was given at the sign-in.
        provedAt: session.provedAt ?? begunAt(session),
      })),
  ),
})
