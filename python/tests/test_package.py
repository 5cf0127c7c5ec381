"""What is said about the package is so: its types, its examples, its documentation and its metadata."""

import ast
import doctest
import inspect
import os
import pathlib
import re
import subprocess
import sys

import akhet
import pytest
from akhet import _akhet

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGE = pathlib.Path(akhet.__file__).parent


def stub(name):
    return ast.parse((PACKAGE / name).read_text())


def names(function):
    """The parameters of a function as the types have them, with whether they have a default."""
    arguments = function.args
    every = arguments.posonlyargs + arguments.args
    defaults = [False] * (len(every) - len(arguments.defaults)) + [True] * len(arguments.defaults)
    keywords = [(one.arg, default is not None) for one, default in zip(arguments.kwonlyargs, arguments.kw_defaults)]
    return [(one.arg, has) for one, has in zip(every, defaults)] + keywords


def told(function):
    """The same as the module has them."""
    return [(name, one.default is not one.empty) for name, one in inspect.signature(function).parameters.items()]


def test_the_types_are_those_of_the_module():
    typed = {node.name: node for node in stub("_akhet.pyi").body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    typed = {name: node for name, node in typed.items() if not getattr(node, "bases", None)}
    public = {name: value for name, value in vars(_akhet).items() if not name.startswith("_")}
    assert set(typed) == set(public)
    for name, node in typed.items():
        if isinstance(node, ast.FunctionDef):
            assert names(node) == told(public[name]), name
            continue
        methods = {inner.name: inner for inner in node.body}
        own = {inner for inner in vars(public[name]) if not inner.startswith("_")}
        assert {inner for inner in methods if not inner.startswith("_")} == own, name
        for inner, method in methods.items():
            value = inspect.getattr_static(public[name], inner)
            if inspect.isgetsetdescriptor(value):
                assert ast.unparse(method.decorator_list[0]) == "property", inner
            elif not inner.startswith("__"):
                assert names(method) == told(getattr(public[name], inner)), (name, inner)


def test_everything_has_words():
    for name in akhet.__all__:
        value = getattr(akhet, name)
        assert isinstance(value, str) or value.__doc__, name
        if inspect.isclass(value):
            for inner, method in vars(value).items():
                assert inner.startswith("_") or method.__doc__, (name, inner)


def test_the_types_of_the_python_modules_name_what_there_is():
    for module in ("__init__", "arrays"):
        typed = ast.dump(stub(f"{module}.pyi"))
        for node in stub(f"{module}.py").body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_"):
                assert f"name='{node.name}'" in typed


def test_the_examples_in_the_package_work():
    from akhet import aec, arrays, solo

    for module in (akhet, aec, arrays, solo):
        assert doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed == 0


def test_the_examples_of_the_readme_work():
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    assert len(blocks) >= 4 and len(blocks[0].strip().splitlines()) == 5
    names = {"__name__": "readme"}
    for block in blocks:
        exec(compile(block, "README.md", "exec"), names)


def test_the_sizes_of_the_readme_are_those_of_the_spaces():
    text = (ROOT / "README.md").read_text()
    for game in akhet.games():
        described = akhet.describe(game)
        least, most = described["seats"]
        size = lambda seats: seats * described["seat_numbers"] + described["table_numbers"]
        sizes = f"{size(least)}" if least == most else f"{size(least)} to {size(most)}"
        row = f"| `{game}` | {least}{'' if least == most else f' to {most}'} | {described['actions']} | {sizes} |"
        assert row in text, row


def test_the_package_can_be_made_by_pip():
    """Everything that comes before the compiler: the backend reads the manifests and writes what the package says of itself."""
    if not (ROOT.parent / "Cargo.lock").exists():
        pytest.skip("this is not the project")
    made = subprocess.run(
        [sys.executable, "-c", "import maturin, tempfile; print(maturin.prepare_metadata_for_build_wheel(tempfile.mkdtemp()))"],
        cwd=ROOT,
        env={**os.environ, "PATH": f"{pathlib.Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
    )
    assert made.returncode == 0 and f"akhet-{akhet.__version__}.dist-info" in made.stdout, made.stderr


def test_speed_is_measured_in_one_run():
    from akhet import bench

    best = bench.measure("imhotep-duel", 64, 0.02)
    assert list(best)[0] == "Rust alone" and all(decisions > 0 for decisions in best.values()) and len(best) == 6
