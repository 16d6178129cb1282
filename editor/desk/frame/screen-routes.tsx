import { Route, useOutletContext } from 'react-router'
import type { Operator } from '#operators/operator.ts'
import type { DrawnScreen } from './screen.ts'

/** Draws a screen for the operator that the frame hands down. */
const Drawn = ({ draw }: Pick<DrawnScreen, 'draw'>) => draw(useOutletContext<Operator>())

/** Routes of screens, and of what is below them. Keys keep the state of one screen from the next. */
export const screenRoutes = (screens: readonly DrawnScreen[]) =>
  screens
    .flatMap(({ path, draw, below = {} }) => Object.entries({ [path]: draw, ...below }))
    .map(([path, draw]) => <Route key={path} path={path} element={<Drawn key={path} draw={draw} />} />)
