/** What all commands have in common. */
import {expect, it} from 'vitest';
import {runCommand} from './runCommand';

it.each(['check:content', 'covers', 'freshness', 'headers', 'new', 'translated'])(
  '%s explains itself',
  (command) => {
    const help = runCommand(command, '.', ['--help']);
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toMatch(new RegExp(`^Usage: ${command} .*\n[^]*\nExamples:\n`));
  },
);

it.each([
  ['an option that it does not have', 'covers', ['--hepl'], "unknown option '--hepl'"],
  ['a missing argument', 'headers', [], "missing required argument 'server'"],
  ['a surplus argument', 'freshness', ['jira'], 'too many arguments'],
  ['a value that is not allowed', 'new', ['product', 'x'], 'Allowed choices are service, company'],
  ['an impossible date', 'freshness', ['--today', '2026-02-30'], 'It must be a date'],
  ['options that exclude each other', 'freshness', ['--due', '--links'], 'cannot be used with'],
  ['the name of no entry', 'check:content', ['jria'], '"jria"; did you mean "jira"?'],
  ['the name of a company', 'covers', ['nulab'], '"nulab" has no picture to draw'],
  ['what is no page', 'translated', ['services/tags.yml'], 'is not a page and contains none'],
  ['no page', 'translated', [], 'name the pages to mark'],
])('a command refuses %s', (_, command, args, message) => {
  const {status, stdout, stderr} = runCommand(command, '.', args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});
