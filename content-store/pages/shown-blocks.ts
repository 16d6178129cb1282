import type { PageHead } from '../stored/page.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { Component } from '#blocks/page/page.ts'
import { eachComponent } from '../stored/page-schema.ts'
import type { ReleaseReader } from '../storage/releases.ts'

interface Parts {
  readonly repository: Pick<PageRepository, 'heads'>
  readonly releaseOf: ReleaseReader
  /** The release that shoppers get; `null` for none. */
  readonly versionOf: (head: PageHead) => number | null
}

/** The blocks of one kind on the pages that shoppers can open, those inside other blocks too. */
export async function shownBlocks(
  code: string,
  { repository, releaseOf, versionOf }: Parts,
): Promise<Component[]> {
  const found: Component[] = []
  for (const head of await repository.heads()) {
    const version = versionOf(head)
    const content = version === null ? undefined : await releaseOf(head, version)
    for (const { component } of eachComponent(content?.components ?? []))
      if (component.code === code) found.push(component)
  }
  return found
}
