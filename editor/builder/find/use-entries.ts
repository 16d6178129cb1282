import { findBlock } from '#blocks/registry.ts'
import { catalogue } from '#locales/catalogue.ts'
import { LOCALES } from '#locales/locale.ts'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { COMMAND_NAMES, commandOf } from '../commands/commands.ts'
import { keysText } from '../commands/keys-text.ts'
import { useCommandName } from '../commands/use-command-name.ts'
import { useEditor } from '../editor-context.ts'
import { useStatedTexts } from '../../kit/stated-texts.ts'
import { blockSummary } from '../../core/model/block-summary.ts'
import { blocksInOrder } from '../../core/model/group.ts'
import { defaultPlace, isTaken } from '../../core/model/placement.ts'
import { useInsert } from '../palette/use-insert.ts'
import { otherNames, useBlockName, useBlockWords } from '../../kit/parts/block-name.ts'
import { useOperation } from '../../kit/operations.ts'
import { offeredOn } from '../../core/session/offered.ts'

/** Something that can be found and run. */
export interface Entry {
  readonly id: string
  readonly label: string
  /** Beside the label: what is in a block, the address of a page. */
  readonly detail?: string
  readonly keys?: string | undefined
  /** Other search terms: its name in the other language, its code. */
  readonly also: readonly string[]
  readonly run: () => void
}

export type Group = 'commands' | 'onPage' | 'add' | 'pages'

/** All there is to find in the editor of a page, by group. */
export const useEntries = (): Readonly<Record<Group, readonly Entry[]>> => ({
  commands: useCommands(),
  onPage: useBlocksOnPage(),
  add: useOfferedBlocks(),
  pages: useOtherPages(),
})

/** Commands that can be carried out now. */
function useCommands(): readonly Entry[] {
  const nameOf = useCommandName()
  const { commands } = useEditor()
  return COMMAND_NAMES.filter(name => name !== 'find' && commands.isEnabled(name)).map(name => {
    const [shortcut] = commandOf(name).shortcuts
    return {
      id: `command ${name}`,
      label: nameOf(name),
      keys: shortcut && keysText(shortcut),
      also: LOCALES.map(locale => catalogue[locale].editor.commands[name]),
      run: () => commands.run(name),
    }
  })
}

function useBlocksOnPage(): readonly Entry[] {
  const { session, stage, commands } = useEditor()
  const name = useBlockName()
  const texts = useStatedTexts(session.detail.locale)
  return blocksInOrder(session.page, findBlock).flatMap(id => {
    const node = session.page.node(id)
    if (!node) return []
    const { text } = blockSummary(node, texts)
    return {
      id: `block ${id}`,
      label: name(node),
      detail: text,
      also: [text, node.code, ...otherNames(node.code)],
      run() {
        session.select(id)
        stage.port?.reveal(id)
        commands.run('focusOutline')
      },
    }
  })
}

/** Blocks that this page has room for. */
function useOfferedBlocks(): readonly Entry[] {
  const { session } = useEditor()
  const words = useBlockWords()
  const insert = useInsert()
  const { page, store } = session
  const { selected, chosen } = store.getState()
  return offeredOn(session)
    .filter(block => !isTaken(page, block) && defaultPlace(page, findBlock, block.code, selected, chosen))
    .map(block => {
      const { name = block.code, description = '' } = words(block.code)
      return {
        id: `add ${block.code}`,
        label: name,
        detail: description,
        also: [description, block.code, ...otherNames(block.code)],
        run: () => insert(block, undefined),
      }
    })
}

/** Pages of the desk, apart from the one that is open. */
function useOtherPages(): readonly Entry[] {
  const t = useTranslations('editor.language')
  const { session } = useEditor()
  const { data: pages = [] } = useOperation('pages.list', {})
  const navigate = useNavigate()
  return pages
    .filter(({ key }) => key !== session.detail.key)
    .map(({ key, title, path, locale }) => ({
      id: `page ${key}`,
      label: title || path,
      detail: `${path} · ${t(locale)}`,
      also: [path],
      run: () => void navigate(`/pages/${key}`),
    }))
}
