    large = (
        orders.filter(pl.col("status") == "paid", pl.col("amount") > 100)
        .select("order_id", "customer_id", "amount")
        .sort("amount", descending=True, nulls_last=True)
    )
    large.collect().write_csv(output_dir / "large_paid_orders.csv")
