// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

/// Makes calls expensive: they use all available gas, or return megabytes. It emits the events that it is given.
contract CostlyToken {
    enum Answer {
        Short,
        BurnGas,
        Megabytes,
        Revert
    }

    string public constant symbol = "COST";
    Answer public uriAnswer;
    Answer public nameAnswer;
    uint256 public burnsFrom;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event ConsecutiveTransfer(
        uint256 indexed fromTokenId,
        uint256 toTokenId,
        address indexed fromAddress,
        address indexed toAddress
    );
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);
    event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId);

    constructor(Answer nameAnswer_) {
        nameAnswer = nameAnswer_;
    }

    /// A range of tokens in one log (ERC-2309).
    function mintRange(address to, uint256 first, uint256 last) external {
        emit ConsecutiveTransfer(first, last, address(0), to);
    }

    function mint(address to, uint256 tokenId) external {
        emit Transfer(address(0), to, tokenId);
    }

    function approveOften(uint256 times) external {
        for (uint256 i = 0; i < times; i++) {
            emit ApprovalForAll(msg.sender, address(uint160(i + 1)), true);
        }
    }

    function setUriAnswer(Answer answer, uint256 from) external {
        uriAnswer = answer;
        burnsFrom = from;
    }

    function announceRange(uint256 first, uint256 last) external {
        emit BatchMetadataUpdate(first, last);
    }

    function name() external view returns (string memory) {
        return say(nameAnswer, "Costly Token");
    }

    function tokenURI(uint256 tokenId) external view returns (string memory) {
        return say(tokenId >= burnsFrom ? uriAnswer : Answer.Short, "https://costly.example/token");
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd;
    }

    function say(Answer answer, string memory short) private pure returns (string memory) {
        if (answer == Answer.BurnGas) while (true) {}
        require(answer != Answer.Revert, "nothing");
        if (answer == Answer.Short) return short;
        // Zeroes, after the beginning of a document.
        bytes memory long = new bytes(5 << 18);
        bytes memory start = "data:application/json,";
        for (uint256 i = 0; i < start.length; i++) long[i] = start[i];
        return string(long);
    }
}
