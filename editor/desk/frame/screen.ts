import type { LucideIcon } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import type { Messages } from '#locales/catalogue.ts'
import type { Operator } from '#operators/operator.ts'
import { may, type Right } from '#operators/rights.ts'
import type { DeskCount } from './count.ts'

/** Groups of screens, in the order of the navigation. A group without entries does not show. */
const GROUPS = ['home', 'orders', 'goods', 'marketing', 'content', 'site', 'people', 'settings'] as const
export type ScreenGroup = (typeof GROUPS)[number]

type Draw = (operator: Operator) => ReactNode

/** A screen of the desk: its entry in navigation and search. */
export interface DeskScreen {
  readonly group: ScreenGroup
  /** Address below `/editor`. */
  readonly path: string
  readonly icon: LucideIcon
  readonly label: (messages: Messages) => string
  /** Right that its entry needs. */
  readonly right: Right
  /** Work that waits on it. */
  readonly count?: DeskCount
  /** Further work, which the home lists and the navigation does not. */
  readonly alsoWaiting?: readonly DeskCount[]
  /** Shown in the bar of a phone: used on a shop floor. */
  readonly isOnBar?: boolean
}

/** A screen of the desk with its route. */
export interface DrawnScreen extends DeskScreen {
  readonly draw: Draw
  /** Screens below it, without entries of their own, by address. */
  readonly below?: Readonly<Record<string, Draw>>
}

interface GroupOfScreens {
  readonly group: ScreenGroup
  readonly screens: readonly DeskScreen[]
}

/** Screens whose entries the operator sees. */
export const screensFor = (screens: readonly DeskScreen[], operator: Operator): readonly DeskScreen[] =>
  screens.filter(({ right }) => may(operator, right))

/** Screens by group, without groups that have none. */
export const groupsOf = (screens: readonly DeskScreen[]): readonly GroupOfScreens[] =>
  GROUPS.map(group => ({ group, screens: screens.filter(screen => screen.group === group) })).filter(
    each => each.screens.length > 0,
  )

const isAt = (path: string, address: string) =>
  address === path || (path !== '/' && address.startsWith(`${path}/`))

/**
 * The screen that an address belongs to: the one with the longest path. `/orders/unpaid` is a screen of its own and not one of the
 * orders.
 */
const screenAt = (screens: readonly DeskScreen[], address: string): DeskScreen | undefined =>
  screens
    .filter(({ path }) => isAt(path, address))
    .toSorted((a, b) => b.path.length - a.path.length)
    .at(0)

/** Value of `aria-current` of a screen's entry: `page` at its address, `true` below it. */
export function currentOf(
  screen: DeskScreen,
  screens: readonly DeskScreen[],
  address: string,
): 'page' | 'true' | undefined {
  if (screenAt(screens, address) !== screen) return undefined
  return address === screen.path ? 'page' : 'true'
}

const context = createContext<readonly DeskScreen[]>([])
export const ScreensProvider = context

/** Screens whose entries the operator sees. */
export const useScreens = (): readonly DeskScreen[] => use(context)
