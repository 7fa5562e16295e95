/** The usage text of `check`. */
import { knownHosts } from '../protocol/hosts/names.ts';
import { REVISION_IDS } from '../protocol/types.ts';
import { SETTINGS_NAMES } from './check/find-settings.ts';
import { READ_ENDINGS } from './check/targets.ts';

/** The usage text. */
export const USAGE = `check [OPTIONS] FILE|FOLDER|PATTERN|-…
check --stream cases|lines [OPTIONS]
check --batch-file CASES.jsonl --format jsonl [OPTIONS]

How a text is judged
  --revision R        ${REVISION_IDS.join(', ')}, or auto (the default)
  --from SIDE         the sender where the text does not show one: client or server
  --transport T       stdio, http or sse: line endings, event streams and the like are judged too
  --hosts HOSTS       a list such as claude-code,vscode, or all: what these hosts refuse, cut or ignore although the
                      specification allows it is reported too, as warnings and notes

What is printed
  --format F          json (the default) for programs, text for people, sarif (2.1.0) for editors and code hosts, markdown for
                      an issue or a summary, github for annotations of a workflow, junit for test reports
  --output F=FILE     writes another format to a file in the same run; may be repeated
  --watch             checks again when a file changes, until it is stopped; --format is text (the default) or json

Which files
  One file, or - for standard input, is printed alone. Several files, folders and patterns are printed one after another: json has
  one object a line, with “file” as its first member; sarif, markdown and junit are one document.
  In a folder, these files are read: ${READ_ENDINGS.map((one) => `.${one}`).join(', ')}. The settings can name others. Hidden names,
  node_modules, and files of other tools, such as package.json, are left out. Files that cannot be read, or are no text, are named on
  stderr and counted.
  Patterns have *, ?, [a-z], {a,b}, and ** for any number of folders; quote them where the shell has no **.

Failures
  --max-warnings N    more warnings than N are a failure
  --baseline FILE     known findings are let pass
  --write-baseline    writes the findings of this run to that file instead of printing them
  --config FILE       the settings; without it, ${SETTINGS_NAMES.join(' or ')} of this folder or one above
  --no-config         no settings

Streams
  --stream cases      each line of standard input is a case, as in --batch-file; each result is one line, in order, in constant memory
  --stream lines      each line is a text of its own; the result has its number as “line”
  --batch-file FILE   reads one case a line, {"id", "text", "revision", …}, and prints {"id", …}

Known hosts: ${knownHosts.map(({ id }) => id).join(', ')}.
docs/pipelines.md has recipes for GitHub, GitLab, pre-commit, GNU parallel and others.
Exit code 0: no errors; 1: errors, or too many warnings; 2: arguments, settings or a named file that cannot be used.
`;
