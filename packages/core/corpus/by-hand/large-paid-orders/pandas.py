    large = orders[(orders["status"] == "paid") & (orders["amount"] > 100)]
    large = large[["order_id", "customer_id", "amount"]].sort_values(
        "amount", ascending=False
    )
    large.to_csv(output_dir / "large_paid_orders.csv", index=False)
