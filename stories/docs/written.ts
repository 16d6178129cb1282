import blocksDocument from '../../docs/blocks.md?raw'
import { readWrittenFacts } from './written-facts.ts'

/** Sizes and requirements of blocks as `npm run docs:blocks` last wrote them. */
export const writtenFacts = readWrittenFacts(blocksDocument)
