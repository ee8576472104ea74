// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {ContentId} from "../ContentId.sol";

/// Ten traits, a picture and the metadata document of a token, all told by the hash of its id. Short on purpose: an
/// index reads a hundred thousand of these documents. Pictures are files addressed by content; the contract knows how
/// each is drawn, so it can tell their addresses without storing one.
library MyriadTraits {
    using Strings for uint256;

    // Words of eight characters, filled up with spaces. The first of a table are the common ones.
    string private constant GROUNDS =
        "Chalk   Sand    Clay    Moss    Slate   Rust    Plum    Ink     "
        "Rose    Straw   Teal    Ash     Coral   Olive   Frost   Gold    ";
    string private constant INKS =
        "Black   Umber   Sienna  Ochre   Leaf    Pine    Sea     Sky     "
        "Cobalt  Violet  Wine    Brick   Ember   Lemon   Milk    Silver  ";
    string private constant FIGURES = "Disc    Ring    Square  Diamond TriangleArch    Cross   Star    ";
    string private constant GRAINS = "None    Fine    Coarse  Woven   Brushed Cracked ";
    string private constant BORDERS =
        "None    Hair    Band    Double  Corners Top     Foot    Left    Right   Gallery ";
    string private constant SEASONS = "Winter  Spring  Summer  Autumn  ";
    string private constant HOURS = "Dawn    Morning Noon    Evening Dusk    Night   Eclipse ";
    string private constant WEATHERS =
        "Clear   Haze    Cloud   Rain    Wind    Fog     Snow    Hail    Storm   Aurora  ";
    string private constant COMPANIONS =
        "None    Sparrow Cat     Snail   Hare    Moth    Carp    Crow    Toad    Fox     "
        "Bee     Goat    Heron   Newt    Otter   Mouse   Wren    Eel     Owl     Stag    "
        "Beetle  Crab    Dove    Ermine  Finch   Gecko   Hound   Ibis    Jackdaw Kite    "
        "Lynx    Mole    Narwhal Ox      Pike    Quail   Raven   Swan    Tern    Wolf    ";
    uint256 private constant LEVELS = 100;

    // Red, green and blue, a byte each, of the words of the table of the same name.
    bytes private constant GROUND_COLOURS =
        hex"f4f1eae3d5b8b5795a7d8f696b7680a24e316a416222252bd9a5a0e6cf7a3e7c7b9a9a95e0765c85823fcfe0e6c9a227";
    bytes private constant INK_COLOURS =
        hex"16161a5b46369c4f2cc98d266d9a442f5d462b7f8679b4d82c4fa36f4fa07a2740b2432fe2622df0d84af7f4eeb9bec4";

    /// The document as a data: address, without a character that would have to be escaped.
    function uriOf(uint256 tokenId) internal pure returns (string memory) {
        uint256 dice = uint256(keccak256(abi.encode(tokenId)));
        return string.concat(
            'data:application/json;utf8,{"name":"Myriad ',
            tokenId.toString(),
            '","image":"',
            ContentId.toUri(sha256(bytes(picture(roll(dice, 0, 16), roll(dice, 1, 16), roll(dice, 2, 8))))),
            '","attributes":[',
            firstTraits(dice),
            lastTraits(dice),
            "]}"
        );
    }

    function firstTraits(uint256 dice) private pure returns (string memory) {
        return string.concat(
            trait("Ground", wordOf(GROUNDS, dice, 0)),
            ",",
            trait("Ink", wordOf(INKS, dice, 1)),
            ",",
            trait("Figure", wordOf(FIGURES, dice, 2)),
            ",",
            trait("Grain", wordOf(GRAINS, dice, 3)),
            ",",
            trait("Border", wordOf(BORDERS, dice, 4)),
            ","
        );
    }

    function lastTraits(uint256 dice) private pure returns (string memory) {
        return string.concat(
            trait("Season", wordOf(SEASONS, dice, 5)),
            ",",
            trait("Hour", wordOf(HOURS, dice, 6)),
            ",",
            trait("Weather", wordOf(WEATHERS, dice, 7)),
            ",",
            trait("Companion", wordOf(COMPANIONS, dice, 8)),
            ",",
            trait("Level", (1 + roll(dice, 9, LEVELS)).toString())
        );
    }

    function trait(string memory name, string memory value) private pure returns (string memory) {
        return string.concat('{"trait_type":"', name, '","value":"', value, '"}');
    }

    /// An SVG: a figure in one color on a ground of another.
    function picture(uint256 ground, uint256 ink, uint256 figure) internal pure returns (string memory) {
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="480" height="480"><path fill="',
            colorOf(GROUND_COLOURS, ground),
            '" d="M0 0h24v24H0z"/><path fill="',
            colorOf(INK_COLOURS, ink),
            '" fill-rule="evenodd" d="',
            outline(figure),
            '"/></svg>'
        );
    }

    function outline(uint256 figure) private pure returns (string memory) {
        if (figure == 0) return "M12 5a7 7 0 0 1 0 14a7 7 0 0 1 0-14z";
        if (figure == 1) return "M12 5a7 7 0 0 1 0 14a7 7 0 0 1 0-14zM12 9a3 3 0 0 1 0 6a3 3 0 0 1 0-6z";
        if (figure == 2) return "M6 6h12v12H6z";
        if (figure == 3) return "M12 4l8 8l-8 8l-8-8z";
        if (figure == 4) return "M12 5l8 14H4z";
        if (figure == 5) return "M6 19v-7a6 6 0 0 1 12 0v7h-4v-7a2 2 0 0 0-4 0v7z";
        if (figure == 6) return "M10 5h4v5h5v4h-5v5h-4v-5H5v-4h5z";
        return "M12 4l2 6h6l-5 4l2 6l-5-4l-5 4l2-6l-5-4h6z";
    }

    /// A number below `limit` that is the rarer the larger it is: 16 bits of the dice, squared.
    function roll(uint256 dice, uint256 which, uint256 limit) private pure returns (uint256) {
        uint256 fraction = uint16(dice >> (16 * which));
        return (limit * fraction * fraction) >> 32;
    }

    function wordOf(string memory table, uint256 dice, uint256 which) private pure returns (string memory word) {
        bytes memory words = bytes(table);
        uint256 start = 8 * roll(dice, which, words.length / 8);
        uint256 length = 8;
        while (words[start + length - 1] == " ") length--;
        word = new string(length);
        for (uint256 i = 0; i < length; i++) bytes(word)[i] = words[start + i];
    }

    function colorOf(bytes memory colors, uint256 index) private pure returns (string memory) {
        return string.concat(
            "rgb(",
            uint256(uint8(colors[3 * index])).toString(),
            ",",
            uint256(uint8(colors[3 * index + 1])).toString(),
            ",",
            uint256(uint8(colors[3 * index + 2])).toString(),
            ")"
        );
    }
}
