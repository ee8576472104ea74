// What is wrong with the operator’s configuration; `field` is a path such as `network.rpcUrl`.
import { catalog } from '../catalog.ts'

export const configErrors = catalog('configErrors', {
  notJson: 'vitrine.config.json isn’t valid JSON.',
  notObjectAtAll: 'vitrine.config.json must contain an object.',
  none: 'The page has no configuration.',
  notObject: '{field} must be an object.',
  missing: '{field} is missing.',
  notList: '{field} must be a list.',
  notText: '{field} must be text.',
  empty: '{field} must not be empty.',
  notBoolean: '{field} must be true or false.',
  notNumber: '{field} must be a number.',
  notWhole: '{field} must be a whole number.',
  tooSmall: '{field} must be {least} or more.',
  tooLarge: '{field} must be {most} or less.',
  notAddress: '{field} isn’t a valid address. {reason}',
  notUrl: '{field} must be a URL that starts with https://.',
  notEndpoint: '{field} must be a path that starts with / or a URL that starts with https://.',
  notSlug: '{field} must be lowercase letters, digits, and hyphens.',
  onlyResizers: "{field} must name at least one gateway without '{'width'}', for files that aren’t pictures.",
  notPositive: '{field} must be above 0.',
  title: 'Configuration error',
  heading: 'This site isn’t set up correctly',
  fix: 'Correct <code>{field}</code> in <code>vitrine.config.json</code> and publish the site again.',
})
