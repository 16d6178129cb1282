import { Link, Route, useOutletContext } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import type { DrawnScreen } from './screen.ts'

/** Draws a screen for the operator that the frame hands down, if they have its right. */
function Drawn({ draw, right }: Pick<DrawnScreen, 'draw' | 'right'>) {
  const t = useTranslations('editor.records')
  const home = useTranslations('editor.home')
  const operator = useOutletContext<Operator>()
  return may(operator, right) ? (
    draw(operator)
  ) : (
    <PageNotice text={t('notAllowed')} way={<Link to="/">{home('title')}</Link>} />
  )
}

/** Routes of screens, and of what is below them. Keys keep the state of one screen from the next. */
export const screenRoutes = (screens: readonly DrawnScreen[]) =>
  screens
    .flatMap(({ path, right, draw, below = {} }) =>
      Object.entries({ [path]: draw, ...below }).map(([at, drawn]) => ({ path: at, right, draw: drawn })),
    )
    .map(({ path, ...drawn }) => <Route key={path} path={path} element={<Drawn key={path} {...drawn} />} />)
