import nearley from 'nearley';

/**
 * The parser of sql-formatter describes everything that could stand at a mistake, which takes the square of the nesting in time and memory: four hundred
 * open parentheses took ten seconds, thirty thousand all memory. Of its message only the place is read here.
 */
nearley.Parser.prototype.reportErrorCommon = (place) => place;

export { format } from 'sql-formatter';
