// How `npm run snapshot` is called. Separate from run.ts, which runs only once it is built.

export const SNAPSHOT_USAGE = `Usage: npm run snapshot -- [<dist>] [options]
  <dist>           the folder of a configured page; dist by default
  --config <file>  the configuration; vitrine.config.json by default
  --index <url>    the subgraph's query endpoint; graphqlUrl of the configuration by default
  --site <url>     where the site is, for addresses of the configuration without a host; its url by default`
