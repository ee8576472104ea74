// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// Composes a Lattice from its number: which motif, how many cells, how they turn, and in which inks.
library LatticeDrawing {
    using Strings for uint256;

    /// Side of a cell, in units of the drawing.
    uint256 private constant CELL = 24;
    /// Empty ground on each side of the grid, in units a cell.
    uint256 private constant MARGIN = 5;
    /// Turn of a cell that stays empty.
    uint256 private constant EMPTY = 4;

    /// Ends a filled path. The thin outline closes the hair of ground between neighbors.
    string private constant SOLID = '" fill="currentColor" stroke="currentColor" stroke-width=".5"/>';

    enum Motif {
        Weave,
        Petal,
        Fold,
        Scale,
        Rule
    }

    enum Symmetry {
        Free,
        Mirror,
        Quarter,
        Turn
    }

    struct Score {
        uint256 seed;
        Motif motif;
        Symmetry symmetry;
        uint256 order;
        uint256 strands;
        uint256 rests;
        uint256 palette;
        bool inverted;
        uint256 accents;
    }

    /// Everything that is decided about a drawing, from its number.
    function scoreOf(uint256 tokenId) internal pure returns (Score memory score) {
        uint256 seed = uint256(keccak256(abi.encode("Lattice", tokenId)));
        score.seed = seed;
        score.motif = Motif(_pick(seed, 1, hex"0000000101010202030304"));
        score.symmetry = Symmetry(_pick(seed, 2, hex"000000010102020203"));
        score.order = _pick(seed, 3, hex"040506060707080809");
        score.strands = _pick(seed, 4, hex"0102030303050505");
        score.rests = _pick(seed, 5, hex"0000000000060603");
        score.palette = _roll(seed, 6, 9);
        score.inverted = _roll(seed, 7, 4) == 0;
        score.accents = _pick(seed, 8, hex"0000010102030305");
        if (score.motif == Motif.Weave) score.rests = 0;
    }

    function svg(Score memory score) internal pure returns (string memory) {
        (string memory ground, string memory ink, string memory accent) = _inks(score);
        string memory margin = (score.order * MARGIN).toString();
        string memory side = (score.order * (CELL + 2 * MARGIN)).toString();
        return
            string.concat(
                '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720" viewBox="-',
                string.concat(margin, " -", margin, " ", side, " ", side),
                '"><rect x="-99" y="-99" width="999" height="999" fill="',
                ground,
                '"/><defs>',
                _motif(score, ground),
                '</defs><g color="',
                ink,
                '">',
                _tint(score),
                _cells(score, accent),
                "</g></svg>"
            );
    }

    function attributes(Score memory score) internal pure returns (string memory) {
        string memory order = score.order.toString();
        return
            string.concat(
                "[",
                string.concat(
                    _attribute("Motif", _motifName(score.motif)),
                    ",",
                    _attribute("Symmetry", _symmetryName(score.symmetry)),
                    ",",
                    _attribute("Order", string.concat(order, unicode" × ", order)),
                    ","
                ),
                string.concat(
                    _attribute("Ink", _paletteName(score.palette)),
                    ",",
                    _attribute("Ground", score.inverted ? "Dark" : "Light"),
                    ",",
                    _attribute("Accents", score.accents.toString()),
                    ","
                ),
                _attribute("Rests", score.rests == 0 ? "None" : score.rests == 3 ? "Many" : "Few"),
                score.motif == Motif.Weave
                    ? string.concat(",", _attribute("Strands", score.strands.toString()))
                    : "",
                "]"
            );
    }

    /// A pale square under folded cells, which show it as their other half.
    function _tint(Score memory score) private pure returns (string memory) {
        if (score.motif != Motif.Fold) return "";
        string memory side = (score.order * CELL).toString();
        return string.concat('<path d="M0 0h', side, "v", side, 'H0z" fill="currentColor" opacity=".14"/>');
    }

    /// The grid, row by row. A few cells are set in the accent, chosen apart from the symmetry so that they break it.
    function _cells(Score memory score, string memory accent) private pure returns (string memory drawn) {
        uint256 order = score.order;
        uint256[] memory accents = new uint256[](score.accents);
        for (uint256 i = 0; i < accents.length; i++) accents[i] = _roll(score.seed, 100 + i, order * order);
        for (uint256 row = 0; row < order; row++) {
            string memory line = "";
            for (uint256 column = 0; column < order; column++) {
                uint256 turn = _turn(score, row, column);
                bool accented = _includes(accents, row * order + column);
                if (turn == EMPTY && !accented) continue;
                line = string.concat(
                    line,
                    '<use href="#',
                    turn == 0 ? "a" : turn == 1 ? "b" : turn == 2 ? "c" : "d",
                    string.concat('" x="', (column * CELL).toString(), '" y="', (row * CELL).toString()),
                    accented ? string.concat('" color="', accent) : "",
                    '"/>'
                );
            }
            drawn = string.concat(drawn, line);
        }
    }

    /// Quarter turns of a cell, clockwise, or EMPTY. A symmetric drawing reads its other half and reflects the turn.
    function _turn(Score memory score, uint256 row, uint256 column) private pure returns (uint256 turn) {
        uint256 last = score.order - 1;
        bool flipX = (score.symmetry == Symmetry.Mirror || score.symmetry == Symmetry.Quarter) && column * 2 > last;
        bool flipY = score.symmetry == Symmetry.Quarter && row * 2 > last;
        bool turned = score.symmetry == Symmetry.Turn && row * score.order + column > (last * score.order + last) / 2;
        if (flipX || turned) column = last - column;
        if (flipY || turned) row = last - row;
        uint256 roll = _roll(score.seed, 1000 + row * 16 + column, 240);
        if (score.rests != 0 && (roll / 4) % (score.rests * 2) == 0) return EMPTY;
        turn = roll % 4;
        if (turned) turn = (turn + 2) % 4;
        if (flipX) turn = turn ^ 1;
        if (flipY) turn = 3 - turn;
    }

    function _motif(Score memory score, string memory ground) private pure returns (string memory) {
        string memory drawn;
        if (score.motif == Motif.Weave) drawn = _weave(score.strands, ground);
        else if (score.motif == Motif.Petal) {
            drawn = string.concat('<path d="M0 0h24A24 24 0 0 1 0 24z', SOLID);
        } else if (score.motif == Motif.Fold) drawn = string.concat('<path d="M0 0h24L0 24z', SOLID);
        else if (score.motif == Motif.Scale) {
            drawn = '<path d="M23 0A23 23 0 0 1 0 23M17 0A17 17 0 0 1 0 17M11 0A11 11 0 0 1 0 11M5 0A5 5 0 0 1 0 5" fill="none" stroke="currentColor" stroke-width="2"/>';
        } else {
            drawn = '<path d="M0 3h24M0 7.5h24M0 12h24M0 16.5h24M0 21h24" fill="none" stroke="currentColor" stroke-width="1.2"/>';
        }
        return
            string.concat(
                '<g id="a">',
                drawn,
                '</g><use id="b" href="#a" transform="rotate(90 12 12)"/>',
                '<use id="c" href="#a" transform="rotate(180 12 12)"/>',
                '<use id="d" href="#a" transform="rotate(270 12 12)"/>'
            );
    }

    /// Two bundles of arcs about opposite corners, the second passing over the first.
    function _weave(uint256 strands, string memory ground) private pure returns (string memory) {
        string memory under;
        string memory over;
        uint256 gap = CELL / (strands + 1);
        for (uint256 i = 1; i <= strands; i++) {
            string memory radius = (gap * i).toString();
            string memory opposite = (CELL - gap * i).toString();
            under = string.concat(under, "M", radius, " 0A", radius, string.concat(" ", radius, " 0 0 1 0 ", radius));
            over = string.concat(
                over,
                string.concat("M24 ", opposite, "A", radius, " ", radius),
                string.concat(" 0 0 0 ", opposite, " 24")
            );
        }
        string memory pen = string.concat(
            '" fill="none" stroke="currentColor" stroke-width="',
            strands == 1 ? "7" : strands == 2 ? "3.6" : strands == 3 ? "2.4" : "1.4",
            '"/>'
        );
        uint256 reach = strands == 1 ? 17 : strands == 5 ? 22 : 20;
        return
            string.concat(
                string.concat('<path d="', under, pen, '<path d="M24 ', (CELL - reach).toString()),
                string.concat("A", reach.toString(), " ", reach.toString(), " 0 0 0 ", (CELL - reach).toString()),
                string.concat(' 24H24z" fill="', ground, '"/><path d="', over, pen)
            );
    }

    function _inks(
        Score memory score
    ) private pure returns (string memory ground, string memory ink, string memory accent) {
        string[4] memory inks = _palette(score.palette);
        (ground, ink, accent) = score.inverted ? (inks[1], inks[0], inks[3]) : (inks[0], inks[1], inks[2]);
    }

    /// Paper, ink, and the accent on paper and on ink.
    function _palette(uint256 palette) private pure returns (string[4] memory) {
        if (palette == 0) return ["#f4f0e6", "#1b1b1a", "#d8432b", "#e8573c"];
        if (palette == 1) return ["#eef0ee", "#1f3a4d", "#e08a2e", "#eda344"];
        if (palette == 2) return ["#f3ebdd", "#2f4a36", "#c9502f", "#e9b44c"];
        if (palette == 3) return ["#f2e6df", "#6d2433", "#26413c", "#e3a08a"];
        if (palette == 4) return ["#ecebf2", "#2e2a5c", "#e5a812", "#f0bd3c"];
        if (palette == 5) return ["#f1e9d8", "#8a4b1f", "#1d4e89", "#f0b95b"];
        if (palette == 6) return ["#e8eeed", "#0f5257", "#e4572e", "#f08a5d"];
        if (palette == 7) return ["#f5f2ea", "#3c3c3c", "#2a6fdb", "#f2c14e"];
        return ["#f0e4d4", "#b23a28", "#17324d", "#f6c98a"];
    }

    function _paletteName(uint256 palette) private pure returns (string memory) {
        return
            [
                "Lamp black",
                "Prussian",
                "Terre verte",
                "Madder",
                "Iris",
                "Raw sienna",
                "Viridian",
                "Graphite",
                "Red ochre"
            ][palette];
    }

    function _motifName(Motif motif) private pure returns (string memory) {
        return ["Weave", "Petal", "Fold", "Scale", "Rule"][uint256(motif)];
    }

    function _symmetryName(Symmetry symmetry) private pure returns (string memory) {
        return ["Free", "Mirror", "Quarter", "Turn"][uint256(symmetry)];
    }

    function _attribute(string memory traitType, string memory value) private pure returns (string memory) {
        return string.concat('{"trait_type":"', traitType, '","value":"', value, '"}');
    }

    function _includes(uint256[] memory list, uint256 wanted) private pure returns (bool) {
        for (uint256 i = 0; i < list.length; i++) if (list[i] == wanted) return true;
        return false;
    }

    /// One of the bytes of `choices`, so that a value's chance is how often it is written there.
    function _pick(uint256 seed, uint256 salt, bytes memory choices) private pure returns (uint256) {
        return uint8(choices[_roll(seed, salt, choices.length)]);
    }

    function _roll(uint256 seed, uint256 salt, uint256 sides) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed, salt))) % sides;
    }
}
