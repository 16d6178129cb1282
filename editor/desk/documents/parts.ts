import type { CollectionParts } from '../collections/screen-props.ts'
import { DocumentVersions } from './DocumentVersions.tsx'
import { MissingDocuments } from './MissingDocuments.tsx'

/** Parts that documents add to the screens of their collection. */
export const documentParts: CollectionParts = { News: MissingDocuments, Beside: DocumentVersions }
