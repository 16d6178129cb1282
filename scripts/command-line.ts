/** The arguments of this program. With `--help` or `-h` prints `usage` and ends the program. */
export function commandLine(usage: string): readonly string[] {
  const args = process.argv.slice(2)
  if (!args.some(arg => arg === '--help' || arg === '-h')) return args
  console.log(usage)
  process.exit(0)
}
