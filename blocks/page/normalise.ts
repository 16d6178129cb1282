import type { z } from 'zod'
import type { AnyBlock } from './define-block.ts'
import { changeAt, mapOptions } from './options/map.ts'

/** Something an operator should know about a component; shoppers never see it. Source: L-173, LO-22. */
export interface Finding {
  readonly blockId: string
  readonly code: string
  readonly problem:
    | 'unknownBlock'
    | 'invalidOption'
    | 'failedMigration'
    | 'tooDeep'
    | 'unknownSlot'
    | 'noSlots'
  /** The option concerned, `items.0.seconds`; empty for the component itself. */
  readonly path: string
  readonly message: string
}

/** Options of version `from` brought to the block's present version. Throws what a migration throws. */
export function migrateOptions(
  block: AnyBlock,
  options: Record<string, unknown>,
  from: number,
): Record<string, unknown> {
  let current = options
  for (let version = from; version < block.version; version++) {
    const migrate = block.migrations[version]
    if (!migrate) throw new Error(`${block.code} has no migration from version ${version}`)
    current = migrate(structuredClone(current))
  }
  return current
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

/** A list that is too long keeps its first items (LO-23); anything else that is wrong is removed, items of lists too. */
function repair(options: unknown, { issue, path }: Fault): unknown {
  if (issue.code !== 'too_big' || issue.origin !== 'array')
    return path.length === 0 ? {} : changeAt(options, path, () => undefined)
  const length = Number(issue.maximum)
  return changeAt(options, path, list => (Array.isArray(list) ? list.slice(0, length) : list))
}

interface Fault {
  readonly issue: z.core.$ZodIssue
  /** Path to remove: the value itself, or what holds it where a required value is missing. */
  readonly path: readonly PropertyKey[]
  readonly isMissing: boolean
}

const isThere = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((inside, key) => (isObject(inside) ? inside[key] : undefined), value) !== undefined

function faultOf(options: unknown, issue: z.core.$ZodIssue): Fault {
  const isMissing = issue.path.length > 0 && !isThere(options, issue.path)
  return { issue, path: isMissing ? issue.path.slice(0, -1) : issue.path, isMissing }
}

/** One fault per place, deepest and last first, so that removing a list item leaves the other paths true. */
const inRepairOrder = (faults: readonly Fault[]): Fault[] =>
  [...new Map(faults.map(fault => [JSON.stringify(fault.path), fault])).values()].sort((a, b) =>
    comparePaths(b.path, a.path),
  )

/** A schema's own functions may throw on unexpected values; those do not parse either. */
function safeParse({ schema }: AnyBlock, given: unknown) {
  try {
    return schema.safeParse(given)
  } catch (error) {
    const issue: z.core.$ZodIssue = { code: 'custom', path: [], message: String(error), input: undefined }
    return { success: false, error: { issues: [issue] } } as const
  }
}

const MAX_REPAIRS = 50

/**
 * Plain, complete options of a component. What does not parse falls back key by key to its default and is named in
 * `issues`; `options` is `undefined` only when even the defaults do not parse, and the block is then left out.
 * Source: L-172, LO-22.
 */
export function parseOptions(
  block: AnyBlock,
  given: unknown,
): { options: unknown; issues: z.core.$ZodIssue[] } {
  const issues: z.core.$ZodIssue[] = []
  let current: unknown = given
  for (let round = 0; round < MAX_REPAIRS; round++) {
    const result = safeParse(block, current)
    if (result.success) return { options: result.data, issues }
    const faults = result.error.issues.map(issue => faultOf(current, issue))
    // After a repair a missing value is the repair's own doing and has been named already.
    issues.push(...faults.filter(fault => round === 0 || !fault.isMissing).map(fault => fault.issue))
    for (const fault of inRepairOrder(faults)) current = repair(current, fault)
  }
  return { options: block.schema.safeParse({}).data, issues }
}

function comparePaths(a: readonly PropertyKey[], b: readonly PropertyKey[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [left, right] = [a[i], b[i]]
    if (left === right) continue
    if (left === undefined) return -1
    if (right === undefined) return 1
    return typeof left === 'number' && typeof right === 'number'
      ? left - right
      : String(left) < String(right)
        ? -1
        : 1
  }
  return 0
}

/** Returns options whose texts hold no half characters: those make addresses throw (`encodeURIComponent`). */
const wellFormed = (options: unknown): unknown =>
  mapOptions(undefined, options, ({ value }) => (typeof value === 'string' ? value.toWellFormed() : value))

/** Migrates and parses; never throws. */
export function normaliseOptions(
  block: AnyBlock,
  component: {
    readonly id: string
    readonly options: Readonly<Record<string, unknown>>
    readonly version: number
  },
): { options: unknown; findings: Finding[] } {
  const at = { blockId: component.id, code: block.code }
  let migrated: unknown = component.options
  const findings: Finding[] = []
  try {
    migrated = migrateOptions(block, { ...component.options }, component.version)
  } catch (error) {
    findings.push({ ...at, problem: 'failedMigration', path: '', message: String(error) })
  }
  const { options, issues } = parseOptions(block, wellFormed(migrated))
  for (const issue of issues)
    findings.push({ ...at, problem: 'invalidOption', path: issue.path.join('.'), message: issue.message })
  return { options, findings }
}
