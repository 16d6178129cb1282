import type { AnyBlock, OptionProblem } from '#blocks/page/define-block.ts'
import type { Finding } from '#blocks/page/normalise.ts'
import { checkBlock, unansweredSurroundings } from '#blocks/page/checks/block-checks.ts'
import type { Found } from '#blocks/page/checks/check.ts'
import { findUnknownPlaceholders, type UnknownPlaceholder } from '#blocks/page/stated-settings.ts'
import { isOptionShown } from '#blocks/page/visible-when.ts'
import type { Locale } from '#locales/locale.ts'
import { useEffect, useMemo, useState } from 'react'
import type { z } from 'zod'
import { isRecordCode } from './block-texts.ts'
import type { Problems } from './context.ts'
import { getIn, pathKey } from './form/option-path.ts'
import { useProblemTexts } from './problem-texts.ts'

/** A value that the server refused, in its words. */
export interface RefusedValue {
  readonly problem: 'refused'
  /** As in findings. */
  readonly path: string
  readonly message: string
}

/** Time the operator must rest before the options are checked. */
export const IDLE_MS = 300

/**
 * Problems of the options by path. zod decides, once typing rests; findings of the editor and the store join,
 * except those zod has just checked again. Source: LO-22.
 *
 * @param waitsForValues true while a form is filled in for the first time: what is not there yet is no problem
 */
export function useBlockProblems(
  block: AnyBlock,
  options: Readonly<Record<string, unknown>>,
  findings: readonly (Finding | RefusedValue)[],
  now: () => number,
  pageLocale: Locale,
  waitsForValues: boolean,
): BlockProblems {
  const found = useCheckWhenIdle(block, options, now, pageLocale)
  const texts = useProblemTexts()
  const next = useMemo(() => {
    const byPath = new Map<string, string[]>()
    const add = (path: string, text: string) => {
      const known = byPath.get(path) ?? []
      if (!known.includes(text)) byPath.set(path, [...known, text])
    }
    for (const issue of found.issues) {
      const isMissing = getIn(options, issue.path.map(asPart)) === undefined
      if (!isMissing) add(pathKey(issue.path), texts.ofIssue(issue))
      else if (!waitsForValues) add(pathKey(issue.path), texts.ofMissing())
    }
    for (const { path, message } of found.late) add(pathKey(path), texts.ofMessage(message))
    for (const { path, name } of found.placeholders) add(pathKey(path), texts.ofPlaceholder(name))
    for (const finding of findings)
      if (finding.problem !== 'invalidOption') add(finding.path, texts.ofFinding(finding))
    return byPath
  }, [found, findings, texts, options, waitsForValues])
  const warnings = useMemo(() => {
    const byPath = new Map<string, string[]>()
    for (const warning of found.warnings) {
      const path = pathKey(warning.path)
      byPath.set(path, [...(byPath.get(path) ?? []), texts.ofWarning(warning)])
    }
    return byPath
  }, [found, texts])
  return { problems: useSettled(next), warnings: useSettled(warnings) }
}

const asPart = (part: PropertyKey) => (typeof part === 'number' ? part : String(part))

interface BlockProblems {
  readonly problems: Problems
  /** Warnings: shown at the field, never counted as problems. */
  readonly warnings: Problems
}

const textOf = (problems: Problems) => JSON.stringify([...problems])

/** The same map as long as it says the same, so that fields do not render again for nothing. */
function useSettled(next: Problems): Problems {
  const [kept, setKept] = useState(next)
  if (kept === next || textOf(kept) === textOf(next)) return kept
  setKept(next)
  return next
}

interface Checked {
  readonly issues: readonly z.core.$ZodIssue[]
  /** Problems that only the clock can find, such as a countdown beyond 100 hours. Source: LO-50. */
  readonly late: readonly OptionProblem[]
  readonly placeholders: readonly UnknownPlaceholder[]
  readonly warnings: readonly Found[]
}

/** Problems of options the form shows; hidden ones have no effect. */
function check(block: AnyBlock, options: unknown, now: number, locale: Locale): Checked {
  const result = block.schema.safeParse(options)
  const isShown = ({ path }: { readonly path: readonly PropertyKey[] }) => isOptionShown(block, options, path)
  if (!result.success)
    return { issues: result.error.issues.filter(isShown), late: [], placeholders: [], warnings: [] }
  return {
    issues: [],
    late: block.check(result.data, now).filter(isShown),
    // A record is not on a page.
    placeholders: isRecordCode(block.code) ? [] : findUnknownPlaceholders(block, result.data),
    warnings: isRecordCode(block.code)
      ? []
      : checkBlock(block, result.data, unansweredSurroundings(locale, now)),
  }
}

function useCheckWhenIdle(block: AnyBlock, options: unknown, now: () => number, locale: Locale): Checked {
  const [checked, setChecked] = useState(() => ({
    block,
    options,
    found: check(block, options, now(), locale),
  }))
  const isFresh = checked.block === block && checked.options === options
  useEffect(() => {
    if (isFresh) return
    const timer = setTimeout(
      () => setChecked({ block, options, found: check(block, options, now(), locale) }),
      IDLE_MS,
    )
    return () => clearTimeout(timer)
  }, [block, options, isFresh, now, locale])
  return checked.found
}

/** Texts at the path or below it; a control that draws a whole object or list answers for its parts. */
export const problemsUnder = (problems: Problems, path: string): readonly string[] => [
  ...new Set(
    [...problems].filter(([at]) => at === path || at.startsWith(`${path}.`)).flatMap(([, texts]) => texts),
  ),
]
