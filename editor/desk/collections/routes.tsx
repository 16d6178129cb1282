import { type CollectionName, collections } from '#desk/collections/collections.ts'
import { Route } from 'react-router'
import type { ComponentType } from 'react'
import { SignedIn } from '../../kit/sign-in/SignedIn.tsx'
import { CollectionList } from './CollectionList.tsx'
import { NewRecord } from './NewRecord.tsx'
import { RecordBin } from './RecordBin.tsx'
import { RecordScreen } from './RecordScreen.tsx'
import type { CollectionParts, ScreenProps, ShownCollection } from './screen-props.ts'

const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  '': CollectionList,
  '/new': NewRecord,
  '/bin': RecordBin,
  '/:code': RecordScreen,
}

const screensOf = (parts: CollectionParts | undefined): typeof SCREENS => ({
  ...SCREENS,
  ...Object.fromEntries(
    Object.entries(parts?.below ?? {}).map(([path, Screen]) => [`/:code/${path}`, Screen]),
  ),
})

const routesOf = (collection: ShownCollection, parts: CollectionParts | undefined) =>
  Object.entries(screensOf(parts)).map(([path, Screen]) => (
    <Route
      key={`${collection.name}${path}`}
      path={`/${collection.name}${path}`}
      element={
        <SignedIn>
          {operator => <Screen collection={collection} operator={operator} parts={parts} />}
        </SignedIn>
      }
    />
  ))

/** The screens of every collection, with the parts that some add to them. */
export const collectionRoutes = (parts: Readonly<Partial<Record<CollectionName, CollectionParts>>>) =>
  collections.flatMap(collection => routesOf(collection, parts[collection.name]))
