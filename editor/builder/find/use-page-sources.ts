import { findBlock } from '#blocks/registry.ts'
import { catalogue } from '#locales/catalogue.ts'
import { LOCALES } from '#locales/locale.ts'
import { useTranslations } from 'use-intl'
import { COMMAND_NAMES, commandOf } from '../commands/commands.ts'
import { type Entry, type Source, useSources } from '../../kit/find/source.ts'
import { keysText } from '../../kit/parts/keys-text.ts'
import { useCommandName } from '../commands/use-command-name.ts'
import { useEditor } from '../editor-context.ts'
import { useStatedTexts } from '../../kit/stated-texts.ts'
import { blockSummary } from '../../core/model/block-summary.ts'
import { blocksInOrder } from '../../core/model/group.ts'
import { defaultPlace, isTaken } from '../../core/model/placement.ts'
import { useInsert } from '../palette/use-insert.ts'
import { otherNames, useBlockName, useBlockWords } from '../../kit/parts/block-name.ts'
import { offeredOn } from '../../core/session/offered.ts'

/** What there is to find in the editor of a page, and then all that there is at the desk. */
export function usePageSources(): readonly Source[] {
  const t = useTranslations('editor.find.groups')
  const own: Readonly<Record<'commands' | 'onPage' | 'add', readonly Entry[]>> = {
    commands: useCommands(),
    onPage: useBlocksOnPage(),
    add: useOfferedBlocks(),
  }
  const names = ['commands', 'onPage', 'add'] as const
  return [...names.map(name => ({ name, heading: t(name), entries: own[name] })), ...useSources()]
}

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
      act: () => commands.run(name),
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
      act() {
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
        act: () => insert(block, undefined),
      }
    })
}
