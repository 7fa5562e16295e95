/**
 * Ways from a learner’s Python to JavaScript that undo the import guard or go around it, in one program, so that the page and
 * `grade` try the same ones.
 */

/** Each way, as the body of a Python function; it returns what it reached. */
const WAYS: Readonly<Record<string, string>> = {
  'an import': 'import js\nreturn js',
  'an import of pyodide_js': 'import pyodide_js\nreturn pyodide_js',
  importlib: 'return importlib.import_module("js")',
  'importlib, inside': 'return importlib._bootstrap._gcd_import("js")',
  __import__: 'return builtins.__import__("js")',
  'a part of a module': 'import pyodide_js._api\nreturn pyodide_js._api',
  'sys.modules':
    'return [sys.modules[name] for name in ("js", "pyodide_js", "pyodide_js._api") if name in sys.modules]',
  'modules by their members':
    'return [value for module in list(sys.modules.values()) for value in list(vars(module).values())]',
  'the finder of Pyodide': 'from _pyodide._importhook import jsfinder\nreturn [*jsfinder.jsproxies.values()]',
  'the finder of Pyodide, registered again':
    'from _pyodide._importhook import register_js_finder\nregister_js_finder()\nimport js\nreturn js',
  'the finder in memory':
    'return [value for one in gc.get_objects() if type(one).__name__ == "JsFinder" for value in one.jsproxies.values()]',
  'loaders in memory':
    'return [value for one in gc.get_objects() if type(one).__name__ == "JsLoader" for value in vars(one).values()]',
  'modules in memory':
    'return [value for one in gc.get_objects() if type(one) is type(sys) for value in list(vars(one).values())]',
  'everything in memory':
    'found = gc.get_objects()\nreturn found + [value for one in found for value in gc.get_referents(one)]',
  'closures of the harness':
    'return [cell.cell_contents for one in gc.get_objects() if callable(one) for cell in (getattr(one, "__closure__", None) or ()) if hasattr(cell, "cell_contents")]',
  frames:
    'frame, found = sys._getframe(), []\nwhile frame:\n    found += [*frame.f_globals.values(), *frame.f_locals.values()]\n    frame = frame.f_back\nreturn found',
  'frames by inspect':
    'import inspect\nreturn [value for one in inspect.stack() for value in [*one.frame.f_globals.values(), *one.frame.f_locals.values()]]',
  'frames of an exception':
    'try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    frame = error.__traceback__.tb_frame\n    return [*frame.f_back.f_globals.values(), *frame.f_back.f_locals.values()]',
  'the event loop': 'from pyodide import webloop\nreturn [*vars(webloop).values()]',
  'the package loader': 'from pyodide import _package_loader\nreturn [*vars(_package_loader).values()]',
  'the state of Pyodide': 'from pyodide import _state\nreturn [*vars(_state).values()]',
  'the core, created again':
    'import _imp, importlib.machinery\nspec = importlib.machinery.ModuleSpec("_pyodide_core", None, origin="built-in")\ncore = _imp.create_builtin(spec)\n_imp.exec_builtin(core)\nreturn [*vars(core).values()]',
  'a reloaded import system': 'importlib.reload(importlib)\nreturn importlib.import_module("js")',
};

const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => by + line)
    .join('\n');

/** Modules that programs import; they must load after the import guard is removed, too. */
const USUAL =
  'json asyncio collections dataclasses typing re math uuid datetime enum functools itertools decimal statistics http.client';

/**
 * A program that undoes the guard, tries every way, and raises an exception whose message is `reached: … missing: …`: the ways
 * that ended with an object of JavaScript, and usual modules that do not load.
 */
export const PYTHON_WAYS = `import builtins, gc, importlib, sys

def is_js(value):
    return any(base.__name__ == "JsProxy" for base in type(value).__mro__)

${Object.values(WAYS)
  .map((body, at) => `def way_${at}():\n${indented(body, '    ')}\n`)
  .join('\n')}
WAYS = [${Object.keys(WAYS)
  .map((name, at) => `(${JSON.stringify(name)}, way_${at})`)
  .join(', ')}]

def build_request(id, method, params=None):
    for one in list(sys.meta_path):
        if "Closed" in repr(one):
            sys.meta_path.remove(one)
    reached, missing = [], []
    for name, way in WAYS:
        try:
            found = way()
        except Exception:
            continue
        if any(is_js(one) for one in (found if isinstance(found, list) else [found])):
            reached.append(name)
    for name in "${USUAL}".split():
        try:
            importlib.import_module(name)
        except Exception as error:
            missing.append(name)
    raise ValueError(f"tried: {len(WAYS)} reached: {reached} missing: {missing}")
`;

/** The message of a run in which nothing was reached. */
export const NOTHING_REACHED = `tried: ${Object.keys(WAYS).length} reached: [] missing: []`;
