import { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import { isOwnRole, type OwnRoleId, type Role, type RoleId, ROLES } from '#operators/operator.ts'
import { isRight } from '#operators/rights.ts'
import { begunAt, usedAtOf } from '#operators/sign-in/session-life.ts'

/** A role as stored. Earlier versions of the shop know the ready roles alone: they read an own one as the smallest of these. */
export const roleFields = { role: z.enum(ROLES), ownRole: z.string().optional() }

/** Those fields. */
export interface StoredRole {
  readonly role: Role
  readonly ownRole?: string | undefined
}

/** The role of stored fields. */
export const roleIn = ({ role, ownRole }: StoredRole): RoleId =>
  ownRole !== undefined && isOwnRole(ownRole) ? ownRole : role

/** Fields to store for a role. */
export const fieldsOf = (role: RoleId): StoredRole =>
  isOwnRole(role) ? { role: 'editor', ownRole: role } : { role }

const bothTexts = z.object({ zh_HK: z.string(), en_US: z.string() })
/** Rights that this version of the shop knows. */
const rights = z.array(z.string()).transform(all => all.filter(isRight))
const limits = z.object({ refund: z.number().nullable(), goDollar: z.number() })

/** An own role as stored. */
const ownRoleSchema = z.object({
  id: z.custom<OwnRoleId>(id => typeof id === 'string' && isOwnRole(id)),
  name: bothTexts,
  rights,
  limits,
  asksFactor: z.boolean(),
  version: z.number(),
  history: z.array(
    z.object({
      at: z.number(),
      by: z.string(),
      added: rights,
      removed: rights,
      limitsBefore: limits.optional(),
      nameBefore: bothTexts.optional(),
    }),
  ),
})

/** The operators as stored. */
export const operatorsSchema = z.object({
  operators: z.array(
    z.object({
      name: z.string(),
      ...roleFields,
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
  /** Roles that the shop made. */
  roles: z.array(ownRoleSchema).default([]),
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
